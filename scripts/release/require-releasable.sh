#!/usr/bin/env bash
# Fails unless the commit of the tag $TAG can be released: it is on main, with the version in package.json and notes in CHANGELOG.md.
set -euo pipefail

git merge-base --is-ancestor HEAD origin/main || { echo "The commit of $TAG is not on main."; exit 1; }
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
[ "v$version" = "$TAG" ] || { echo "The version in package.json is $version, and the tag is $TAG."; exit 1; }
grep --fixed-strings --quiet "## [${TAG#v}]" CHANGELOG.md || { echo "CHANGELOG.md has no section for ${TAG#v}."; exit 1; }
