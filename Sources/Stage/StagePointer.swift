/// How the mouse's pointer looks over a stage.
package enum StagePointer: Hashable, Sendable {
  /// The desktop's pointer.
  case system
  /// A vertical beam, as over text.
  case verticalBeam
  /// The pointer is invisible.
  case hidden
}
