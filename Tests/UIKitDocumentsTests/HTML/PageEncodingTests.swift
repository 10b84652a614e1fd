import Expectations
import Foundation
import Testing

@testable import UIKitDocuments

/// Characters of the bytes of pages.
struct PageEncodingTests {
  @Test func theGivenEncodingIsUsed() {
    let data = Data("<meta charset=latin1>é".utf8)
    expectEqual(PageEncoding.string(of: data, String.Encoding.utf8.rawValue, default: .ascii)?.hasSuffix("é"), true)
  }

  @Test func byteOrderMarksAndThePageSetTheEncoding() throws {
    let wide = try require("é".data(using: .utf16))
    expectEqual(PageEncoding.string(of: wide, nil, default: .windowsCP1252), "é")
    expectEqual(PageEncoding.string(of: Data([0xEF, 0xBB, 0xBF]) + Data("é".utf8), nil, default: .windowsCP1252), "é")
    let named = Data("<META http-equiv=Content-Type content='text/html; CharSet=UTF-8'>é".utf8)
    expectEqual(PageEncoding.string(of: named, nil, default: .windowsCP1252)?.hasSuffix("é"), true)
  }

  @Test func withoutADeclarationTheDefaultEncodingIsUsed() {
    expectEqual(PageEncoding.string(of: Data("é".utf8), nil, default: .windowsCP1252), "Ã©")
    expectEqual(PageEncoding.string(of: Data("é".utf8), nil, default: .utf8), "é")
    expectNil(PageEncoding.string(of: Data([0xFF]), nil, default: .utf8))
  }
}
