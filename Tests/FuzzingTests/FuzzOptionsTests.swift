import Expectations
import Fuzzing
import Testing

@Suite struct FuzzOptionsTests {
  @Test func withoutArgumentsTheDefaultStepsAreUsed() throws {
    let options = try FuzzOptions([], steps: 40, seed: 3)
    expectEqual(options.steps, 40)
    expectEqual(options.seed, 3)
    expect(!options.checksInside)
    expect(!options.asksForHelp)
  }

  @Test func optionsAreTakenInAnyOrder() throws {
    let options = try FuzzOptions(["--checks", "--seed", "18446744073709551615", "--steps", "7"], steps: 40)
    expectEqual(options.steps, 7)
    expectEqual(options.seed, .max)
    expect(options.checksInside)
  }

  @Test func aProgramTakesOptionsOfItsOwn() throws {
    var names: [String] = []
    let own = FuzzOptions.Option("--model") { value throws(FuzzOptions.Problem) in
      if value == "none" { throw FuzzOptions.Problem("no model '\(value)'") }
      names.append(value)
    }
    _ = try FuzzOptions(["--model", "a", "--model", "b"], steps: 1, others: [own])
    expectEqual(names, ["a", "b"])
    #expect(throws: FuzzOptions.Problem("no model 'none'")) {
      try FuzzOptions(["--model", "none"], steps: 1, others: [own])
    }
  }

  @Test(arguments: [
    (["--steps", "0"], "'0' steps"), (["--steps", "many"], "'many' steps"), (["--seed", "-1"], "'-1' is no seed"),
    (["--seed"], "--seed needs a value"), (["--sed", "1"], "unknown option '--sed'"),
  ])
  func invalidArgumentsAreReported(arguments: [String], problem: String) {
    #expect(throws: FuzzOptions.Problem(problem)) { try FuzzOptions(arguments, steps: 1) }
  }
}
