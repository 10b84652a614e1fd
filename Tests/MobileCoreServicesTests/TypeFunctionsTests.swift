import CoreGraphics
import Expectations
import MobileCoreServices
import Testing

/// The functions for types before the module UniformTypeIdentifiers, as apps call them.
struct TypeFunctionsTests {
  @Test func typesConformToTheirSupertypes() {
    expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && UTTypeConformsTo(kUTTypePNG, kUTTypePNG))
    expect(
      !UTTypeConformsTo(kUTTypeImage, kUTTypePNG) && !UTTypeConformsTo("com.example.none" as CFString, kUTTypeImage))
    let identifier = "public.JPEG"
    expect(UTTypeConformsTo(identifier as CFString, kUTTypeImage as CFString))
    expect(UTTypeEqual(identifier as CFString, kUTTypeJPEG) && !UTTypeEqual(kUTTypePNG, kUTTypeJPEG))
    expect(UTTypeEqual("com.example.own" as CFString, "com.Example.own" as CFString))
  }

  @Test func tagsHaveTypesAndTypesHaveTags() throws {
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as CFString, nil)
    expectEqual(type?.takeRetainedValue() as String?, "public.png")
    let mime = UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "application/pdf" as CFString, nil)
    let pdf = try require(mime).takeUnretainedValue()
    expectEqual(pdf, kUTTypePDF)
    expectEqual(
      UTTypeCopyPreferredTagWithClass(pdf, kUTTagClassMIMEType)?.takeRetainedValue() as String?, "application/pdf")
    expectEqual(UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassFilenameExtension)?.takeRetainedValue(), "png")
    expectNil(UTTypeCopyPreferredTagWithClass(kUTTypeImage, kUTTagClassMIMEType))
    expectNil(UTTypeCopyPreferredTagWithClass("com.example.none", kUTTagClassMIMEType))
  }

  @Test func unknownTagsHaveDynamicTypes() throws {
    let made = try require(
      UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "neverheard" as CFString, kUTTypeData))
    let type = made.takeRetainedValue()
    expect(type.hasPrefix("dyn.") && UTTypeIsDynamic(type) && !UTTypeIsDeclared(type))
    expect(UTTypeConformsTo(type, kUTTypeData))
    expectEqual(UTTypeCopyPreferredTagWithClass(type, kUTTagClassFilenameExtension)?.takeRetainedValue(), "neverheard")
    expect(UTTypeIsDeclared(kUTTypePNG) && !UTTypeIsDynamic(kUTTypePNG) && !UTTypeIsDeclared("com.example.none"))
  }
}
