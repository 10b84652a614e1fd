#sourceLocation(file: "Effects/Effects.swift", line: 1)
import UIKit

class Archive: NSObject, _ActionTarget {
    enum Failure: Error {
        case full
    }

          func save() throws {}
          func fetch(_ name: String, completion: @escaping @Sendable (NSString?) -> Void) { completion(nil) }
          func load(_ name: String) throws -> NSString { throw Failure.full }
@MainActor class var _actions: [_Action] { [_Action("saveAndReturnError:", { (target: Archive) in { _ = try? target.save() } }), _Action("fetch:completion:", { (target: Archive) in { (a0: String, a1: @escaping @Sendable (NSString?) -> Void) in target.fetch(a0, completion: a1) } }), _Action("load:error:", { (target: Archive) in { (a0: String) in try? target.load(a0) } })] } }

class ArchiveViewController: UIViewController {
    private let archive = Archive()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: archive, action: Selector("saveAndReturnError:"))
    }

          func refresh() async {
        await Task.yield()
    }

          private func upload(_ name: String?) async throws -> NSNumber {
        try await Task.sleep(nanoseconds: 1)
        return 1
    }
override class var _actions: [_Action] { super._actions + [_Action("refreshWithCompletionHandler:", { (target: ArchiveViewController) in { _ = Task { await target.refresh() } } }), _Action("upload:completionHandler:", { (target: ArchiveViewController) in { (a0: String?) in _ = Task { _ = try? await target.upload(a0) } } })] } }
