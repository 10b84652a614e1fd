import Foundation
import Fuzzing
import Gallery

/// Gives the Gallery's screens random input: `GalleryFuzz --minutes 10 [--seed 1] [--screen shop]`.

var minutes = 10.0
var screens = GalleryVisit.screens
let options: FuzzOptions
do {
  options = try FuzzOptions(
    CommandLine.arguments.dropFirst(), steps: 1,
    others: [
      FuzzOptions.Option("--minutes") { text throws(FuzzOptions.Problem) in
        guard let number = Double(text), number > 0 else { throw FuzzOptions.Problem("'\(text)' minutes") }
        minutes = number
      },
      FuzzOptions.Option("--screen") { text throws(FuzzOptions.Problem) in
        guard GalleryVisit.screens.contains(text) else { throw FuzzOptions.Problem("there is no screen '\(text)'") }
        screens = [text]
      },
    ])
} catch {
  FileHandle.standardError.write(Data("GalleryFuzz: \(error)\n".utf8))
  exit(2)
}

if options.asksForHelp {
  print("usage: GalleryFuzz [--minutes M] [--seed S] [--screen NAME]")
  print(
    "Opens each screen of the Gallery, gives it random input for M minutes of 3600 frames, and closes it, over and over."
  )
  exit(0)
}

CrashNote.install()
print("seed \(options.seed), \(minutes) minutes a screen at 60 frames a second")
var failed = false
for screen in screens {
  let start = Date()
  let run = ScreenRun(screen: screen, seed: options.seed)
  do {
    try await run.run(frames: Int(minutes * 3600))
    print(
      String(
        format: "%@: %d frames, %d visits, %d acts, %@ in %.1f s", screen, run.frames, run.visits, run.acts,
        run.memory, Date().timeIntervalSince(start)))
  } catch {
    failed = true
    print("FAILED \(error)")
  }
  fflush(nil)
}
exit(failed ? 1 : 0)
