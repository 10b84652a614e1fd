/// The texts in the rows of the benchmark feed.
enum WorkloadTexts {
  static let firstNames = [
    "Alice", "Bruno", "Chen", "Dmitri", "Elena", "Farid", "Grace", "Hiro", "Ines", "Jonas", "Kavya", "Liam",
    "Mei", "Noor", "Olga", "Pablo",
  ]
  static let lastNames = [
    "Anders", "Barros", "Castillo", "Dupont", "Eriksson", "Fischer", "Gupta", "Hashimoto", "Ivanova",
    "Jensen", "Kowalski", "Laurent", "Moreau", "Nakamura", "Okafor", "Petrov",
  ]
  static let chineseNames = [
    "王小明", "李雨桐", "张伟", "陈思远", "刘子涵", "赵敏", "黄志强", "周晓燕",
  ]
  static let topics = [
    "Design", "Travel", "Food", "Swift", "Linux", "摄影", "音乐", "Books",
  ]
  static let words = [
    "the", "list", "scrolls", "over", "a", "river", "of", "light", "and", "quiet", "morning", "we",
    "measured", "every", "frame", "before", "shipping", "new", "version", "today", "coffee", "with",
    "friends", "in", "city", "market", "rain", "on", "window", "reading", "about", "layout", "engines",
    "that", "never", "drop", "rows", "while", "people", "keep", "sharing", "pictures", "from", "their",
    "weekend", "walks", "together", "outside",
  ]
  static let phrases = [
    "今天天气很好", "我们一起去公园", "新的版本已经发布", "列表滚动非常流畅", "咖啡", "周末", "大家都在讨论", "这个问题", "请看图片", "一本好书", "城市的夜晚", "下雨了",
    "排版引擎", "性能测试结果", "谢谢你的分享", "晚饭", "朋友", "每一帧", "很快", "明天见", "设计", "开源软件", "内存占用", "长列表",
  ]
  static let settings = [
    "Notifications", "Wi-Fi", "Bluetooth", "Display & Brightness", "通知", "隐私与安全", "Storage", "Language",
    "Battery", "General", "账号", "About",
  ]
  static let details = [
    "On", "Off", "Automatic", "English", "中文", "3 new", "12.4 GB", "v4.2",
  ]
}
