import Foundation
import Glibc
import Synchronization

/// A server of files over HTTP on the loopback address.
final class LoopbackServer: Sendable {
  /// How a path is answered.
  enum Answer: Sendable {
    case file
    case status(Int)
    /// Less than what was announced, and the end of the connection.
    case truncated
    /// The end of the connection, at once.
    case hangUp
    /// None, until the other side hangs up.
    case silent
  }

  struct Failure: Error {
    var call: String
    var code: Int32
  }

  let port: UInt16
  private let folder: URL
  private let socket: Int32
  private let state = Mutex<(answers: [String: Answer], requests: [String], left: [String])>(([:], [], []))
  private let isOpen = Mutex(true)

  var base: URL { URL(string: "http://127.0.0.1:\(port)/") ?? folder }
  var requests: [String] { state.withLock { $0.requests } }
  /// The paths without an answer whose connection the other side ended.
  var left: [String] { state.withLock { $0.left } }

  func answer(_ path: String, _ answer: Answer) { state.withLock { $0.answers[path] = answer } }

  /// Begins to serve the files of a folder, at a port that is free.
  init(folder: URL) throws {
    self.folder = folder
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.socket = socket
    guard socket >= 0 else { throw Failure(call: "socket", code: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    var code: (call: String, code: Int32)?
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        if bind(socket, address, length) != 0 { code = ("bind", errno) }
        if code == nil, listen(socket, 16) != 0 { code = ("listen", errno) }
        if code == nil, getsockname(socket, address, &length) != 0 { code = ("getsockname", errno) }
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    if let code {
      Glibc.close(socket)
      throw Failure(call: code.call, code: code.code)
    }
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0, let server = self else { return }
        if server.serve(connection) { Glibc.close(connection) }
      }
    }
  }

  /// Ends serving. Harmless when it has ended.
  func close() {
    let wasOpen = isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    guard wasOpen else { return }
    shutdown(socket, Int32(SHUT_RDWR))
    Glibc.close(socket)
  }

  /// Answers a request. Returns whether the connection is done with.
  private func serve(_ connection: Int32) -> Bool {
    guard let path = readPath(connection) else { return true }
    let answer = state.withLock { state in
      state.requests.append(path)
      return state.answers[path] ?? .file
    }
    let file = path.contains("..") ? nil : try? Data(contentsOf: folder.appendingPathComponent(path))
    switch answer {
    case .hangUp: break
    case .silent:
      waitUntilLeft(connection, path)
      return false
    case .status(let status): send(connection, status, Data(), announced: 0)
    case .file: send(connection, file == nil ? 404 : 200, file ?? Data(), announced: file?.count ?? 0)
    case .truncated:
      let file = file ?? Data()
      send(connection, 200, file.prefix(file.count / 2), announced: file.count)
    }
    return true
  }

  private func waitUntilLeft(_ connection: Int32, _ path: String) {
    Thread.detachNewThread { [weak self] in
      var byte: UInt8 = 0
      while recv(connection, &byte, 1, 0) > 0 {}
      Glibc.close(connection)
      self?.state.withLock { $0.left.append(path) }
    }
  }

  /// Reads a request up to the empty line that ends it.
  private func readPath(_ connection: Int32) -> String? {
    var request: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while !request.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(connection, &bytes, bytes.count, 0)
      guard count > 0, request.count < 1 << 16 else { return nil }
      request += bytes[..<count]
    }
    let words = String(decoding: request, as: UTF8.self).prefix { $0 != "\r\n" && $0 != "\r" }.split(separator: " ")
    guard words.count >= 2, words[0] == "GET" else { return nil }
    return String(words[1].drop { $0 == "/" })
  }

  private func send(_ connection: Int32, _ status: Int, _ body: Data, announced: Int) {
    let head = "HTTP/1.1 \(status) Status\r\nContent-Length: \(announced)\r\nConnection: close\r\n\r\n"
    var rest = ArraySlice(Array(head.utf8) + Array(body))
    while !rest.isEmpty {
      // No signal where the other side is gone.
      let sent = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }
}
