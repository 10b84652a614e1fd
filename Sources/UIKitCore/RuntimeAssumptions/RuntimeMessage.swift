/// Says once on standard error that an assumption of this folder does not hold.
enum RuntimeMessage {
  static func say(_ consequence: String) {
    DataLog.say(
      """
      this compiler lays classes or protocols out otherwise than UIKit assumes: \(consequence). See \
      Sources/UIKit/RuntimeAssumptions/README.md.
      """)
  }
}
