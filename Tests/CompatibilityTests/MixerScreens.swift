import Expectations
import Testing
import TrestleTesting
import UIKit

/// Fingers on the knobs of sliders and switches inside what is swiped, scrolled and gone back from, on a screen written
/// from Apple's documentation alone.
@MainActor @Suite(.serialized) struct MixerScreens {
  /// How fast a finger moves.
  enum Pace: CaseIterable {
    /// The content hears of it only when it has gone its way.
    case quick
    /// The content hears of it first.
    case slow
  }

  private let mixer = MixerViewController()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let screen: MountedScreen

  init() {
    navigation.pushViewController(mixer, animated: false)
    screen = MountedScreen(navigation, size: CGSize(width: 320, height: 480), scale: 1)
    screen.advance(frames: 3)
  }

  private func drag(_ start: CGPoint, _ way: CGVector, _ pace: Pace) {
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    switch pace {
    case .quick: screen.drag(from: start, to: end, duration: 0.1, hold: 0)
    case .slow: screen.drag(from: start, to: end, press: 0.3, duration: 0.5)
    }
    screen.advance(by: 1)
  }

  private func knob(_ slider: UISlider) -> CGPoint {
    let frame = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
    return slider.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  /// The middle of the left or the right half of a switch.
  private func half(_ control: UISwitch, isRight: Bool) -> CGPoint {
    control.convert(CGPoint(x: control.bounds.width * (isRight ? 0.72 : 0.2), y: control.bounds.midY), to: nil)
  }

  private func take() -> [String] {
    defer { mixer.log = [] }
    return mixer.log
  }

  private var rest: CGFloat { -mixer.tableView.adjustedContentInset.top }

  private func expectNothingElseMoved() {
    expect(mixer.tableView.contentOffset.y == rest && mixer.strip.contentOffset.x == 0)
    expect(navigation.topViewController === mixer)
  }

  // MARK: Sliders

  @Test(arguments: Pace.allCases, [60.0, -60.0]) func aDragAlongASliderMovesItsThumb(_ pace: Pace, _ way: Double) {
    let slider = mixer.sliders[1]
    drag(knob(slider), CGVector(dx: way, dy: 8), pace)
    expect(abs(slider.value - Float(0.5 + way / 168)) < 0.01, "\(pace): \(slider.value)")
    let log = take()
    expect(log.allSatisfy { ["slide 1", "let go 1"].contains($0) } && log.last == "let go 1", "\(pace): \(log)")
    expectNothingElseMoved()
  }

  @Test func aQuickDragAcrossASliderScrollsTheTable() {
    let slider = mixer.sliders[3]
    drag(knob(slider), CGVector(dx: 20, dy: -80), .quick)
    expect(mixer.tableView.contentOffset.y > rest + 40 && slider.value == 0.5 && !slider.isTracking)
    expectEqual(take(), ["scroll"])
  }

  @Test func aTrackingSliderKeepsTheTouch() {
    let slider = mixer.sliders[3]
    drag(knob(slider), CGVector(dx: 20, dy: -80), .slow)
    expect(!take().contains("scroll"), "a scroll view takes nothing from controls")
    expect(abs(slider.value - Float(0.5 + 20.0 / 168)) < 0.01)
    expectNothingElseMoved()
  }

  @Test(arguments: Pace.allCases) func aDragBesideTheThumbSwipesTheRow(_ pace: Pace) {
    let slider = mixer.sliders[1]
    var place = knob(slider)
    place.x += 60
    drag(place, CGVector(dx: -80, dy: 0), pace)
    expect(take() == ["swipe 1 remove"] && slider.value == 0.5, "\(pace)")
    expectNothingElseMoved()
  }

  @Test func aTapOnTheThumbChangesNothing() {
    screen.tap(at: knob(mixer.sliders[0]))
    screen.advance(by: 0.5)
    expect(take() == ["let go 0"] && mixer.sliders[0].value == 0.5)
    expectNothingElseMoved()
  }

  @Test func aSliderThatIsNotContinuousSendsOneEventAtAnyPace() {
    let slider = mixer.sliders[2]
    slider.isContinuous = false
    drag(knob(slider), CGVector(dx: 42, dy: 0), .quick)
    expect(take() == ["slide 2", "let go 2"] && abs(slider.value - 0.75) < 0.01)
  }

  @Test(arguments: Pace.allCases) func aRotatedSliderTracksVerticalDrags(_ pace: Pace) {
    let slider = mixer.sliders[3]
    slider.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    drag(knob(slider), CGVector(dx: 0, dy: -42), pace)
    expect(abs(slider.value - 0.75) < 0.01, "\(pace): \(slider.value)")
    expectNothingElseMoved()
  }

  @Test func fromRightToLeftTheSliderIsMirrored() {
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.advance(frames: 3)
    let slider = mixer.sliders[1]
    slider.minimumValueImage = UIImage(systemName: "speaker")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    screen.advance(frames: 2)
    let before = knob(slider).x
    drag(knob(slider), CGVector(dx: -30, dy: 0), .quick)
    expect(slider.value > 0.7 && abs(knob(slider).x - (before - 30)) < 1)
    expectEqual(slider.minimumValueImageRect(forBounds: slider.bounds).maxX, slider.bounds.maxX)
    expectNothingElseMoved()
  }

  // MARK: In a strip that scrolls sideways

  @Test(arguments: Pace.allCases) func inAHorizontalScrollViewADragMovesTheThumb(_ pace: Pace) throws {
    let slider = try require(mixer.stripSliders[0])
    drag(knob(slider), CGVector(dx: -74, dy: 0), pace)
    expect(abs(slider.value) < 0.01, "half of the way of 148 points: \(slider.value)")
    expectNothingElseMoved()
  }

  @Test func aDragBesideTheThumbScrollsTheHorizontalScrollView() throws {
    let slider = try require(mixer.stripSliders[0])
    var place = knob(slider)
    place.x += 60
    drag(place, CGVector(dx: -80, dy: 0), .quick)
    expect(mixer.strip.contentOffset.x > 40 && slider.value == 0.5)
  }

  @Test func aVerticalDragFromAThumbScrollsTheTable() throws {
    let slider = try require(mixer.stripSliders[0])
    drag(knob(slider), CGVector(dx: 0, dy: -60), .quick)
    expect(mixer.tableView.contentOffset.y > rest + 30 && slider.value == 0.5 && mixer.strip.contentOffset.x == 0)
  }

  // MARK: At the edge from which one goes back

  @Test(arguments: Pace.allCases) func aDragOfTheThumbAtTheScreenEdgeMovesTheSlider(_ pace: Pace) {
    let slider = mixer.sliders[0]
    slider.value = 0
    let middle = knob(slider)
    drag(CGPoint(x: 22, y: middle.y), CGVector(dx: 84, dy: 0), pace)
    expect(abs(slider.value - 0.5) < 0.01, "\(pace): \(slider.value)")
    expectNothingElseMoved()
  }

  @Test func aDragFromTheEdgeBesideTheThumbPopsTheScreen() {
    drag(CGPoint(x: 8, y: knob(mixer.sliders[0]).y), CGVector(dx: 240, dy: 0), .quick)
    expect(navigation.topViewController !== mixer && !take().contains { $0.hasPrefix("s") })
  }

  // MARK: Switches

  @Test(arguments: Pace.allCases) func aDragAlongASwitchTogglesIt(_ pace: Pace) {
    let control = mixer.switches[1]
    drag(half(control, isRight: true), CGVector(dx: -40, dy: 4), pace)
    expect(take() == ["mute 1 off"] && !control.isOn, "\(pace)")
    drag(half(control, isRight: false), CGVector(dx: -40, dy: 0), pace)
    expect(take() == [] && !control.isOn, "it is there already")
    drag(half(control, isRight: false), CGVector(dx: 40, dy: 0), pace)
    expect(take() == ["mute 1 on"] && control.isOn, "\(pace)")
    expectNothingElseMoved()
  }

  @Test func aQuickDragAcrossASwitchScrollsTheTable() {
    drag(half(mixer.switches[3], isRight: true), CGVector(dx: 0, dy: -80), .quick)
    expect(take() == ["scroll"] && mixer.switches[3].isOn && mixer.tableView.contentOffset.y > rest + 40)
  }

  @Test func aQuickDragBesideTheKnobOfASwitchSwipesTheRow() {
    drag(half(mixer.switches[2], isRight: false), CGVector(dx: -80, dy: 0), .quick)
    expect(take() == ["swipe 2 remove"] && mixer.switches[2].isOn)
  }

  @Test func aTapTogglesTheSwitchAndSelectsNoRow() {
    for (isRight, outcome) in [(true, "mute 0 off"), (true, "mute 0 on"), (false, "mute 0 off")] {
      screen.tap(at: half(mixer.switches[0], isRight: isRight))
      screen.advance(by: 0.5)
      expectEqual(take(), [outcome])
    }
    expectNothingElseMoved()
  }
}

/// Controls on a background that is tapped itself.
@MainActor @Suite(.serialized) struct NicknameScreens {
  private let form = NicknameViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(form, size: CGSize(width: 320, height: 480), scale: 1)
    screen.advance(frames: 2)
  }

  private func tap(_ view: UIView, part: CGFloat = 0.75) {
    screen.tap(at: view.convert(CGPoint(x: view.bounds.width * part, y: view.bounds.midY), to: nil))
    screen.advance(by: 0.5)
  }

  private func take() -> [String] {
    defer { form.log = [] }
    return form.log
  }

  @Test func aTapOnAControlDoesNotReachRecognisersOfTheBackground() {
    tap(form.field)
    expect(form.field.isEditing)
    _ = take()
    tap(form.button)
    tap(form.mute)
    tap(form.stepper)
    tap(form.segments)
    tap(form.pages)
    expectEqual(take(), ["save", "mute", "stepper", "segments", "pages"])
    expect(form.field.isEditing)
    screen.tap(at: CGPoint(x: 160, y: 440))
    expect(take() == ["background"] && !form.field.isEditing)
  }

  @Test func aRecogniserOfTheControlItselfIsRecognised() {
    let own = UITapGestureRecognizer(target: form, action: "backgroundTapped")
    form.button.addGestureRecognizer(own)
    tap(form.button)
    expectEqual(take(), ["background"], "in place of what the button does by itself")
  }

  @Test func disabledControlsLeaveTapsToTheBackground() {
    form.button.isEnabled = false
    tap(form.button)
    expectEqual(take(), ["background"])
  }

  @Test func doubleTapsOnAControlReachTheBackground() {
    form.background.numberOfTapsRequired = 2
    screen.tap(at: form.button.center)
    screen.tap(at: form.button.center)
    screen.advance(by: 0.5)
    expectEqual(take(), ["background"])
    screen.tap(at: form.button.center)
    screen.advance(by: 0.5)
    expectEqual(take(), ["save"], "when it is clear that no second tap comes")
  }

  @Test func aDragOfTheThumbIsNoSwipeOfTheBackground() {
    let slider = UISlider(frame: CGRect(x: 20, y: 360, width: 232, height: 31))
    form.view.addSubview(slider)
    let swipe = UISwipeGestureRecognizer(target: form, action: "backgroundTapped")
    form.view.addGestureRecognizer(swipe)
    screen.advance(frames: 2)
    screen.drag(from: CGPoint(x: 36, y: 375), to: CGPoint(x: 136, y: 375), duration: 0.1, hold: 0)
    expect(slider.value == 0.5 && take() == [])
    screen.drag(from: CGPoint(x: 36, y: 375), to: CGPoint(x: 136, y: 375), duration: 0.1, hold: 0)
    expect(slider.value == 0.5 && take() == ["background"], "beside the knob")
  }
}
