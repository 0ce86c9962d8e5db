#!/usr/bin/env python3
"""Writes the man page of `render` from what its argument parser dumps: man.py VERSION <dump.json >render.1"""
import json
import sys


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("\u2026", "...").replace("\n", " ")
    return "\\&" + text if text[:1] in (".", "'") else text


def names(argument):
    written = []
    for name in argument.get("names", []):
        dashes = "--" if name["kind"] == "long" else "-"
        written.append("\\fB" + escaped(dashes + name["name"]) + "\\fR")
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return "\\fI" + escaped(value) + "\\fR" + (" ..." if argument.get("isRepeating") else "")
    return ", ".join(written) + (" \\fI" + escaped(value) + "\\fR" if argument["kind"] == "option" else "")


def write_arguments(command):
    sections = {}
    for argument in command.get("arguments", []):
        if argument.get("shouldDisplay", True) and argument.get("abstract"):
            sections.setdefault(argument.get("sectionTitle", ""), []).append(argument)
    for title, arguments in sections.items():
        if title:
            print(".PP\n.I " + escaped(title) + ":")
        for argument in arguments:
            print(".TP\n" + names(argument) + "\n" + escaped(argument["abstract"]))


def main():
    dump = json.load(sys.stdin)
    command = dump["command"]
    print(f'.TH RENDER 1 "" "Easel {escaped(sys.argv[1])}" "User Commands"')
    print(".SH NAME\nrender \\- " + escaped(command["abstract"].rstrip(".").lower().replace("swiftui", "SwiftUI")))
    print(".SH SYNOPSIS")
    print(".B render\n.I input\n\\&... \\fB\\-o\\fR \\fIout\\fR [\\fIoptions\\fR]\n.br")
    subcommands = [item for item in command.get("subcommands", []) if item["commandName"] != "help"]
    for item in subcommands:
        if item["commandName"] != command.get("defaultSubcommand"):
            print(".B render " + escaped(item["commandName"]) + "\n[\\fIoptions\\fR]\n.br")
    print(".SH DESCRIPTION")
    print("Draws SwiftUI views to pictures, films and reports, from sources in Swift, without a Mac.")
    for item in subcommands:
        print(".SH " + escaped("render " + item["commandName"]).upper().replace("RENDER ", "RENDER ", 1))
        print(escaped(item.get("abstract", "")))
        write_arguments(item)
    print(".SH EXIT STATUS")
    for code, meaning in [
        ("0", "Done."), ("1", "The source has an error, or evaluating it failed."), ("64", "Wrong usage."),
        ("66", "An input can't be read."),
        ("69", "What is needed isn't to be had: a program, the address to listen at, a sandbox."),
        ("70", "A defect, or fonts that are missing."),
        ("73", "An output can't be written."), ("75", "A limit was reached; the message names its option."),
    ]:
        print(f".TP\n{code}\n{escaped(meaning)}")
    print(".SH ENVIRONMENT\n.TP\nEASEL_FONTS\nThe folder of fonts, where it isn't beside the program.")
    print(".TP\nNO_COLOR\nNo colours in messages.")


main()
