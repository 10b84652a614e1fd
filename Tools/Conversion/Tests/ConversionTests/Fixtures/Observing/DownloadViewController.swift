import UIKit

class Download: NSObject {
    @objc dynamic var progress = 0.0
    @objc dynamic var title: String?
    @objc dynamic var isPaused: Bool = false {
        didSet {
            if isPaused == oldValue { return }
            title = isPaused ? "paused" : nil
        }
    }
    @objc(remainingSeconds) dynamic var remaining = 0 {
        willSet { print(newValue) }
    }
    @objc dynamic var fraction: Double {
        get { progress / 100 }
        set { progress = newValue * 100 }
    }
    @objc dynamic lazy var items: [String] = []
    @objc dynamic private(set) weak var owner: NSObject?
}

private var progressContext = 0

class DownloadViewController: UIViewController {
    let download = Download()
    private var observation: NSKeyValueObservation?
    private var observations: [NSKeyValueObservation] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        observation = download.observe(\.progress, options: [.initial, .new]) { [weak self] download, change in
            self?.title = "\(change.newValue ?? download.progress)"
        }
        observations.append(
            download.observe(\.title) { download, _ in
                print(download.title ?? "")
            })
        observations.append(download.observe(\Download.remaining, changeHandler: { _, change in print(change.kind) }))
        download.addObserver(
            self, forKeyPath: #keyPath(Download.isPaused), options: [.new, .old], context: &progressContext)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &progressContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        if keyPath == #keyPath(Download.isPaused), let isPaused = change?[.newKey] as? Bool {
            view.isHidden = isPaused
        }
    }

    deinit {
        observation?.invalidate()
    }

    func stop() {
        download.removeObserver(self, forKeyPath: #keyPath(Download.isPaused), context: &progressContext)
    }
}
