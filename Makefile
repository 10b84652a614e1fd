.DEFAULT_GOAL := help
.PHONY: run test test-tools install uninstall check fuzz bench new-screen format support pictures docs docs-serve help
PREFIX ?= /usr/local

## run     build and open the Gallery; without a display it writes each screen as PNG and prints the paths
run:
	@Scripts/run $(ARGUMENTS)

## test    build and run every test, the structure check, a million random steps and the example app
test:
	@Scripts/test

## test-tools  build and test the converter of iOS sources (Tools/README.md)
test-tools:
	@Scripts/test-tools

## install put UIKit and the program trestle under PREFIX (/usr/local); DESTDIR is put before it
install:
	@Scripts/install --prefix $(PREFIX)

## uninstall  take them away again
uninstall:
	@Scripts/install --uninstall --prefix $(PREFIX)

## check   build, and run the suites near the change at hand and the structure check
check:
	@Scripts/check

## fuzz    random operations against naive models, on a real table and on a whole screen, and random input on every screen of
##         the Gallery; Scripts/fuzz says what can be chosen
fuzz:
	@Scripts/fuzz

## bench   measure speed and memory; one JSON line a figure
bench:
	@Scripts/bench $(ARGUMENTS)

## new-screen  make a package of your own, with a screen and its tests: make new-screen NAME=Teas FOLDER=../Teas
new-screen:
	@Scripts/new-screen "$(NAME)" $(FOLDER)

## format  rewrite the Swift sources in the house style
format:
	@Scripts/format

## support write the support table anew from what the modules make public
support:
	@Scripts/support

## pictures  draw the pictures of README.md anew
pictures:
	@Scripts/pictures

## docs    the documentation of the modules as pages, in .build/documentation
docs:
	@Scripts/docs

## docs-serve  the same, and a server to read them: make docs-serve PORT=8080
docs-serve:
	@Scripts/docs --serve $(PORT)

## help    this list
help:
	@sed -n 's/^##  /   /p; s/^## \([a-z]\)/make \1/p' $(firstword $(MAKEFILE_LIST))
