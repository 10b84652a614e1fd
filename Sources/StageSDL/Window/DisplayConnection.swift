import CSDL
import Foundation

/// Properties of the connection between a window and its display server that SDL does not provide.
struct DisplayConnection {
  /// Readable when the server sent something; `nil` for drivers without a server.
  let descriptor: Int32?
  /// X's resource database, in which the desktop stores its density.
  let resources: String?

  /// Asks the client library that SDL has loaded for the window.
  init(window: OpaquePointer, library: SDLLibrary) {
    var info = SDL_SysWMinfo()
    // SDL fills the structure in the layout of this version, which has to be that of the headers.
    info.version = SDL_version(
      major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION), patch: UInt8(SDL_PATCHLEVEL))
    guard library.getWindowWMInfo(window, &info) == SDL_TRUE else {
      self.init(descriptor: nil, resources: nil)
      return
    }
    switch info.subsystem {
    case SDL_SYSWM_X11: self.init(x11: UnsafeRawPointer(info.info.x11.display))
    case SDL_SYSWM_WAYLAND: self.init(wayland: UnsafeRawPointer(info.info.wl.display))
    default: self.init(descriptor: nil, resources: nil)
    }
  }

  private init(descriptor: Int32?, resources: String?) {
    self.descriptor = descriptor
    self.resources = resources
  }

  private typealias DescriptorFunction = @convention(c) (UnsafeRawPointer?) -> Int32
  private typealias StringFunction = @convention(c) (UnsafeRawPointer?) -> UnsafePointer<CChar>?

  private init(x11 display: UnsafeRawPointer?) {
    let library = DynamicLibrary(loaded: "libX11.so.6")
    let connectionNumber: DescriptorFunction? = library?.function("XConnectionNumber")
    let resourceManagerString: StringFunction? = library?.function("XResourceManagerString")
    self.init(
      descriptor: connectionNumber?(display),
      resources: resourceManagerString?(display).map { String(cString: $0) })
  }

  private init(wayland display: UnsafeRawPointer?) {
    let library = DynamicLibrary(loaded: "libwayland-client.so.0")
    let getDescriptor: DescriptorFunction? = library?.function("wl_display_get_fd")
    self.init(descriptor: getDescriptor?(display), resources: nil)
  }
}
