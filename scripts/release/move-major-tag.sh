#!/usr/bin/env bash
# Moves the tag of the major version, such as v1, to the commit of the tag $TAG, unless a newer release of that major version exists.
# Prints what it did. The token comes from the environment of git.
set -euo pipefail

major=${TAG%%.*}
git fetch --quiet --force --tags origin
newest=$(git tag --list "$major.*.*" --sort=-version:refname | grep --extended-regexp '^v[0-9]+\.[0-9]+\.[0-9]+$' | head -n 1)
if [ "$newest" != "$TAG" ]; then
  echo "$major stays: $newest is newer than $TAG."
  exit
fi
git push --quiet --force origin "$(git rev-parse "$TAG^{commit}"):refs/tags/$major"
echo "$major is $TAG now."
