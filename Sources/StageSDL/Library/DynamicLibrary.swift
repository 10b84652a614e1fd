import Foundation

/// A shared library that is opened at run time.
struct DynamicLibrary {
  let name: String
  // Handles of libraries are never closed, and may be used from any thread.
  nonisolated(unsafe) private let handle: UnsafeMutableRawPointer

  /// Opens a library by its file name, or reuses it if it is loaded; `nil` if the system has none.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.name = name
    self.handle = handle
  }

  /// A library that something else has loaded already; `nil` when nothing has.
  init?(loaded name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_NOLOAD) else { return nil }
    self.name = name
    self.handle = handle
  }

  /// The function of this name. The caller vouches for the type.
  func function<Function>(_ symbol: String, as type: Function.Type = Function.self) -> Function? {
    guard let address = dlsym(handle, symbol) else { return nil }
    return unsafeBitCast(address, to: type)
  }
}
