/// How the mouse's pointer looks over a stage.
package enum StagePointer: Hashable, Sendable {
  /// As the desktop has it.
  case system
  /// The upright beam over text.
  case verticalBeam
  /// Not in sight.
  case hidden
}
