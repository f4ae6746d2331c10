#!/usr/bin/env bash
# Fails unless the tag $TAG names the commit that is checked out and this commit can be released: it is on main, with the version in
# package.json and notes in CHANGELOG.md.
set -euo pipefail

[ "$(git rev-parse --verify --quiet "refs/tags/$TAG^{commit}")" = "$(git rev-parse HEAD)" ] || { echo "$TAG does not name the commit that is checked out."; exit 1; }
git merge-base --is-ancestor HEAD origin/main || { echo "The commit of $TAG is not on main."; exit 1; }
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
[ "v$version" = "$TAG" ] || { echo "The version in package.json is $version, and the tag is $TAG."; exit 1; }
grep --fixed-strings --quiet "## [${TAG#v}]" CHANGELOG.md || { echo "CHANGELOG.md has no section for ${TAG#v}."; exit 1; }
