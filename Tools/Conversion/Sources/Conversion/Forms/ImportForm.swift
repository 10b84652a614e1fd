import SwiftSyntax

/// Removes or renames imports of modules that Linux lacks, and adds the imports that a file needs only here.
struct ImportForm {
  /// Names of Foundation that lie in `FoundationNetworking` on Linux.
  static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionDataTask", "URLSessionTask",
    "URLSessionConfiguration", "URLSessionDelegate", "URLSessionDataDelegate", "URLSessionTaskDelegate",
    "URLSessionDownloadTask", "URLSessionDownloadDelegate", "URLSessionUploadTask", "URLSessionWebSocketTask",
    "URLCache",
    "CachedURLResponse", "URLProtocol", "URLProtocolClient", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLAuthenticationChallenge", "HTTPCookie", "HTTPCookieStorage", "NSMutableURLRequest",
    "NSURLRequest",
  ]

  /// Names that Foundation or Objective-C has on Apple's platforms, and UIKit has here.
  static let inUIKit: Set<String> = [
    "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects", "objc_AssociationPolicy",
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "autoreleasepool", "NSItemProvider",
    "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSKeyValueChangeKey", "NSKeyValueChange",
    "NSKeyValueObservedChange", "LocalizationValue", "NSItemProviderReading", "NSItemProviderWriting", "UndoManager",
    "FileWrapper",
    "object_setClass", "NSInteger", "CFTimeInterval", "CFString", "CFURL", "CFData", "CFArray", "CFDictionary",
    "RelativeDateTimeFormatter", "ListFormatter", "DateComponentsFormatter", "NSHashTable", "NSMapTable",
    "NSPointerFunctions", "MeasurementFormatter", "NSUserActivity", "NSDataDetector", "NSTextCheckingTypes",
  ]

  /// Names of Foundation that lie in `CombineNetworking` here.
  static let publishing: Set<String> = ["dataTaskPublisher", "DataTaskPublisher"]

  /// Names of Combine, which Foundation exports on Apple's platforms.
  static let observing: Set<String> = [
    "ObservableObject", "ObservableObjectPublisher", "Published", "AnyCancellable", "Cancellable", "AnyPublisher",
    "Publisher", "Publishers", "PassthroughSubject", "CurrentValueSubject", "Just", "Future",
  ]

  /// Names of Observation, which Foundation, and so UIKit, exports on Apple's platforms. Other libraries have a type
  /// `Observable` too, so that name counts only as the attribute `@Observable`.
  static let tracking: Set<String> = [
    "@Observable", "ObservationIgnored", "ObservationTracked", "ObservationRegistrar", "withObservationTracking",
  ]

  static let hints = networking.union(inUIKit).union(publishing).union(observing).union(tracking)

  /// Modules of ours that export UIKit's names.
  private static let exporters: Set<String> = ["UIKit", "PortableUIKit"]

  private static let exportersOfCombine: Set<String> = ["Combine", "SwiftUI"]

  let modules: Set<String>

  func convert(_ scan: SourceScan, needsUIKit: Bool) {
    var present: Set<String> = []
    for node in scan.imports {
      let root = node.path.first?.name.text ?? ""
      if let name = ImportedModules.renamed[root] {
        present.insert(name)
        replace(node, with: name, scan)
        continue
      }
      if !ImportedModules.absent.contains(root) || modules.contains(root) {
        present.insert(root)
        if ImportedModules.available.contains(root) { shorten(node, root, scan) }
        continue
      }
      scan.edits.blank(node.range, of: scan.bytes, .importedModule)
      guard !ImportedModules.replaced.contains(root) else { continue }
      scan.note("The module \(root) is absent on Linux; its import is left out.", at: node)
    }
    var missing: [String] = []
    if !present.contains("FoundationNetworking") && !scan.hints.isDisjoint(with: Self.networking) {
      missing.append("FoundationNetworking")
    }
    if !present.contains("CombineNetworking") && !scan.hints.isDisjoint(with: Self.publishing) {
      missing.append("CombineNetworking")
    }
    if present.contains("Foundation") && present.isDisjoint(with: Self.exportersOfCombine)
      && !scan.hints.isDisjoint(with: Self.observing)
    {
      missing.append("Combine")
    }
    if !present.isDisjoint(with: ["Foundation", "UIKit"]) && present.isDisjoint(with: ["Observation", "SwiftUI"])
      && !scan.hints.isDisjoint(with: Self.tracking)
    {
      missing.append("Observation")
    }
    // XCTest for iOS exports UIKit.
    let usesUIKit = needsUIKit || present.contains("XCTest") || !scan.hints.isDisjoint(with: Self.inUIKit)
    if usesUIKit && present.isDisjoint(with: Self.exporters) { missing.append("UIKit") }
    add(missing, to: scan)
  }

  /// Replaces the import of a submodule or of a single declaration by that of the whole module: the submodules differ
  /// here.
  private func shorten(_ node: ImportDeclSyntax, _ root: String, _ scan: SourceScan) {
    if node.path.count > 1 { replace(node, with: root, scan) }
  }

  private func replace(_ node: ImportDeclSyntax, with root: String, _ scan: SourceScan) {
    let start = node.importKindSpecifier?.range.lowerBound ?? node.path.range.lowerBound
    let range = start..<node.path.range.upperBound
    scan.edits.replace(range, with: root.padding(to: range.count), .importedModule)
  }

  private func add(_ modules: [String], to scan: SourceScan) {
    guard !modules.isEmpty else { return }
    let text = modules.map { "import \($0)" }.joined(separator: "; ")
    if let last = scan.imports.first(where: { $0.parent?.parent?.parent?.is(SourceFileSyntax.self) == true }) {
      scan.edits.insert("; " + text, at: last.range.upperBound, .importedModule)
    } else if let first = scan.tree.statements.first {
      scan.edits.insert(text + "; ", at: first.range.lowerBound, .importedModule)
    }
  }
}
