import Gallery
import GalleryViews

GalleryProgram.run(views: ViewsAsValues())
