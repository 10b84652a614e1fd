import SwiftUI
import Testing
import UIKit

@testable import SwiftUI

@Suite("Shapes by name")
struct ShapeTests {
  private func bounds<S: Shape>(_ shape: S) -> CGRect {
    shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect
  }

  private func holdsCorner<S: Shape>(_ shape: S) -> Bool {
    shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).contains(CGPoint(x: 0.5, y: 0.5))
  }

  @Test("are those of their types") func names() {
    #expect(bounds(.rect) == CGRect(x: 0, y: 0, width: 40, height: 20) && holdsCorner(.rect))
    #expect(bounds(.circle) == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(bounds(.ellipse) == CGRect(x: 0, y: 0, width: 40, height: 20) && !holdsCorner(.ellipse))
    #expect(bounds(.capsule) == CGRect(x: 0, y: 0, width: 40, height: 20) && !holdsCorner(.capsule))
    #expect(!holdsCorner(.capsule(style: .circular)))
    #expect(!holdsCorner(.rect(cornerRadius: 8)) && !holdsCorner(.rect(cornerSize: CGSize(width: 6, height: 6))))
  }
}
