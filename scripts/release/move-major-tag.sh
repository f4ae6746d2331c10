#!/usr/bin/env bash
# Moves the tag of the major version, such as v1, to the release $TAG, whose commit is checked out. Only the release workflow calls this,
# after it has published $TAG. The tag stays if it is at a newer release already, or at one as new. Prints what it did.
#
# Other tags count for nothing: one that somebody pushed by accident neither moves the tag nor stops it.
set -euo pipefail

number='(0|[1-9][0-9]*)'
[[ $TAG =~ ^v$number\.$number\.$number$ ]] || { echo "$TAG is no release: it must be vMAJOR.MINOR.PATCH."; exit 1; }
major=${TAG%%.*}
git fetch --quiet --force origin '+refs/heads/main:refs/remotes/origin/main' '+refs/tags/*:refs/tags/*'
"$(dirname "${BASH_SOURCE[0]}")/require-releasable.sh"

# The version of a commit of main with notes for it; empty for any other commit, which no release can have put the tag on.
released_version() {
  git merge-base --is-ancestor "$1" origin/main || return 0
  local version
  version=$(git show "$1:package.json" | sed -n 's/^  "version": "\(.*\)",$/\1/p')
  [[ $version =~ ^$number\.$number\.$number$ ]] || return 0
  # Not `git show | grep --quiet`: grep closes the pipe at the first match, which fails for a long file.
  if git grep --quiet --fixed-strings "## [$version]" "$1" -- CHANGELOG.md; then echo "$version"; fi
}

old=$(git ls-remote origin "refs/tags/$major" | cut -f 1)
if [ -n "$old" ]; then
  current=$(released_version "refs/tags/$major^{commit}" 2>/dev/null || true)
  newest=$(printf '%s\n' "$current" "${TAG#v}" | sort --version-sort | tail -n 1)
  if [ "${current%%.*}" = "${major#v}" ] && [ "$newest" = "$current" ] && [ "$current" != "${TAG#v}" ]; then
    echo "$major stays: it is at v$current, which is newer than $TAG."
    exit
  fi
fi
# With the lease, the push fails if somebody has moved the tag since.
git push --quiet --force-with-lease="refs/tags/$major:$old" origin "$(git rev-parse HEAD):refs/tags/$major"
echo "$major is $TAG now."
