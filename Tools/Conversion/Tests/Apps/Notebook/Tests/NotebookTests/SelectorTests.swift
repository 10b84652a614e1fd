import Testing
import UIKit

@testable import Notebook

@MainActor @Suite struct SelectorTests {
  let sut = NoteViewController()

  @Test(arguments: [#selector(NoteViewController.clear), #selector(UIView.setNeedsLayout)])
  func selectorsFindTheirMethods(_ selector: Selector) {
    #expect(sut.responds(to: selector) == (selector == #selector(NoteViewController.clear)))
  }
}
