import Foundation

do {
  let options = try BenchmarkOptions(arguments: Array(CommandLine.arguments.dropFirst()))
  if options.showsHelp {
    print(BenchmarkOptions.help)
  } else {
    for run in 0..<options.runs {
      let copy = FrameCopy.measure()
      let figure = Figure(
        variant: "offscreen", rowCount: 0, run: run, metric: "memcpy_frame_hot", value: copy, unit: "ms", frameCopies: 1)
      print(figure.line)
    }
  }
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
  exit(64)
}
