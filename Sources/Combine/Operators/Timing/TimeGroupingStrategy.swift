extension Publishers {
  /// How values are gathered into arrays by time.
  public enum TimeGroupingStrategy<Context> where Context: Scheduler {
    /// Those of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Those of each interval, and earlier as soon as there are that many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
