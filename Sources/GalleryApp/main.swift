import Gallery

GalleryProgram.run()
