/// Reports contradicting constraints on standard error, in UIKit's words.
struct ConstraintConflictReport {
  let constraints: [String]
  let broken: String

  var text: String {
    """
    Unable to simultaneously satisfy constraints.
    	Probably at least one of the constraints in the following list is one you don't want. \
    Try this: (1) look at each constraint and try to figure out which you don't expect; \
    (2) find the code that added the unwanted constraint or constraints and fix it.
    (
    \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint
    \(broken)
    """
  }

  func log() {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
