import UIKit

class Archive: NSObject {
    enum Failure: Error {
        case full
    }

    @objc func save() throws {}
    @objc func fetch(_ name: String, completion: @escaping @Sendable (NSString?) -> Void) { completion(nil) }
    @objc func load(_ name: String) throws -> NSString { throw Failure.full }
}

class ArchiveViewController: UIViewController {
    private let archive = Archive()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: archive, action: #selector(Archive.save))
    }

    @objc func refresh() async {
        await Task.yield()
    }

    @objc private func upload(_ name: String?) async throws -> NSNumber {
        try await Task.sleep(nanoseconds: 1)
        return 1
    }
}
