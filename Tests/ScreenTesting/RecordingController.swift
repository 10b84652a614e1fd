import UIKit

/// Writes down, in a log that several controllers may share, what it is told.
@MainActor
package final class RecordingController: UIViewController {
  @MainActor
  package final class Log {
    package var lines: [String] = []
    /// Gets each entry, too.
    package var onLine: ((String) -> Void)?

    package init() {}

    /// The entries since the last call.
    package func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  package let log: Log
  package let name: String
  package var forwards = true

  package init(_ name: String = "", log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    log = Log()
    name = ""
    super.init(coder: coder)
  }

  private func note(_ line: String) {
    let entry = name.isEmpty ? line : "\(name).\(line)"
    log.lines.append(entry)
    log.onLine?(entry)
  }

  package override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  package override func loadView() {
    note("loadView")
    super.loadView()
  }

  package override func viewDidLoad() { note("viewDidLoad") }
  package override func viewWillAppear(_ animated: Bool) { note("viewWillAppear(\(animated))") }
  package override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing(\(animated))") }
  package override func viewDidAppear(_ animated: Bool) { note("viewDidAppear(\(animated))") }
  package override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear(\(animated))") }
  package override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear(\(animated))") }
  package override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  package override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  package override func willMove(toParent parent: UIViewController?) {
    note("willMove(\(parent == nil ? "nil" : "parent"))")
  }
  package override func didMove(toParent parent: UIViewController?) {
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }
}

extension RecordingController.Log {
  /// The lines without those about layout, which may come any number of times.
  package func takeWithoutLayout() -> [String] {
    take().filter { !$0.contains("LayoutSubviews") }
  }
}
