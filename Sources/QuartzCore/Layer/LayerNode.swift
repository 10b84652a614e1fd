/// What the compositor keeps about a layer that it shows.
final class LayerNode {
}
