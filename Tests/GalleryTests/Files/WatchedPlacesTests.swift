import Expectations
import Testing

@testable import Gallery

@Suite("The paths that lead to a file")
struct WatchedPlacesTests {
  private func places(_ path: String, _ links: [String: String] = [:]) -> [String] {
    WatchedPlaces.of(path) { links[$0] }.map(\.path)
  }

  @Test("each folder is one, and the file")
  func folders() {
    expectEqual(places("/a/b/c.json"), ["/a", "/a/b", "/a/b/c.json"])
    expect(places("//a/./b/../c") == ["/a", "/a/b", "/a/c"])
    expectEqual(places("/../a"), ["/a"])
  }

  @Test("a link is one, and so is everything on the way to its target")
  func links() {
    expectEqual(places("/a/link", ["/a/link": "real"]), ["/a", "/a/link", "/a/real"])
    expectEqual(places("/a/link", ["/a/link": "/b/real"]), ["/a", "/a/link", "/b", "/b/real"])
    expectEqual(places("/a/now/x", ["/a/now": "../v2", "/v2/x": "y"]), ["/a", "/a/now", "/v2", "/v2/x", "/v2/y"])
  }

  @Test("cyclic links end")
  func circle() {
    let found = places("/a/x", ["/a/x": "y", "/a/y": "x"])
    expect(found.count > 2 && found.count < 100)
  }
}
