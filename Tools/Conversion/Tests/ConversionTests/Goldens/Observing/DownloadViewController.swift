#sourceLocation(file: "Observing/DownloadViewController.swift", line: 1)
import UIKit

class Download: NSObject, _KeyValueTarget {
                  var progress = 0.0 { didSet { _valueDidChange("progress", from: oldValue, to: self.progress) } }
                  var title: String? { didSet { _valueDidChange("title", from: oldValue, to: self.title) } }
                  var isPaused: Bool = false {
        didSet { defer { _valueDidChange("isPaused", from: oldValue, to: self.isPaused) };
            if isPaused == oldValue { return }
            title = isPaused ? "paused" : nil
        }
    }
                                    var remaining = 0 {
        willSet { print(newValue) }
     didSet { _valueDidChange("remainingSeconds", from: oldValue, to: self.remaining) } }
                  var fraction: Double {
        get { progress / 100 }
        set { let _oldValue = self.fraction; defer { _valueDidChange("fraction", from: _oldValue, to: self.fraction) }; progress = newValue * 100 }
    }
                  lazy var items: [String] = [] { didSet { _valueDidChange("items", from: oldValue, to: self.items) } }
                  private(set) weak var owner: NSObject? { didSet { _valueDidChange("owner", from: oldValue, to: self.owner) } }
@MainActor class var _properties: [_Property] { var table: [_Property] = []; table.append(_Property("progress", \Download.progress)); table.append(_Property("title", \Download.title)); table.append(_Property("isPaused", \Download.isPaused)); table.append(_Property("remainingSeconds", \Download.remaining)); table.append(_Property("fraction", \Download.fraction)); table.append(_Property("items", \Download.items)); table.append(_Property("owner", \Download.owner)); return table } }

private var progressContext = 0

class DownloadViewController: UIViewController, _KeyValueObserver {
    let download = Download()
    private var observation: NSKeyValueObservation?
    private var observations: [NSKeyValueObservation] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        observation = download.observe(\.progress, _key: "progress", options: [.initial, .new]) { [weak self] download, change in
            self?.title = "\(change.newValue ?? download.progress)"
        }
        observations.append(
            download.observe(\.title, _key: "title") { download, _ in
                print(download.title ?? "")
            })
        observations.append(download.observe(\Download.remaining, _key: "remainingSeconds", changeHandler: { _, change in print(change.kind) }))
        download.addObserver(
            self, forKeyPath: "isPaused", options: [.new, .old], context: &progressContext)
    }

             func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &progressContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        if keyPath == "isPaused", let isPaused = change?[.newKey] as? Bool {
            view.isHidden = isPaused
        }
    }

    deinit {
        observation?.invalidate()
    }

    func stop() {
        download.removeObserver(self, forKeyPath: "isPaused", context: &progressContext)
    }
}
