/** A published change, and the version that fixed a part of what it introduced. */
export interface PublishedChange {
  readonly name: string
  readonly before: string
  readonly after: string
  readonly fixed: string
}

/** npm packages. No file of theirs is in this repository. */
export const changes: readonly PublishedChange[] = [
  ...versions('qs', '6.9.6 6.10.0 6.10.1', '6.10.1 6.10.2 6.10.3'),
  ...versions('semver', '7.3.8 7.4.0 7.5.0', '7.5.1 7.5.2 7.5.3'),
  ...versions('express', '4.17.3 4.18.0 4.18.1'),
  ...versions('cookie', '0.6.0 0.7.0 0.7.1'),
  ...versions('path-to-regexp', '0.1.9 0.1.10 0.1.11'),
  ...versions('micromatch', '4.0.5 4.0.6 4.0.7'),
  ...versions('picomatch', '2.2.3 2.3.0 2.3.1'),
  ...versions('follow-redirects', '1.14.7 1.14.8 1.14.9', '1.15.3 1.15.4 1.15.5'),
  ...versions('node-fetch', '2.6.6 2.6.7 2.6.8'),
  ...versions('cron-parser', '4.7.1 4.8.0 4.8.1'),
  ...versions('shell-quote', '1.7.2 1.7.3 1.7.4', '1.7.4 1.8.0 1.8.1'),
  ...versions('ini', '1.3.5 1.3.6 1.3.7', '1.3.6 1.3.7 1.3.8'),
  ...versions('tough-cookie', '4.0.0 4.1.0 4.1.1'),
  ...versions('multer', '1.4.4 1.4.5-lts.1 1.4.5-lts.2', '2.0.0 2.0.1 2.0.2'),
  ...versions('fs-extra', '7.0.1 8.0.0 8.0.1', '8.1.0 9.0.0 9.0.1'),
  ...versions('graceful-fs', '4.2.4 4.2.5 4.2.6'),
  ...versions('compression', '1.7.4 1.7.5 1.8.0'),
  ...versions('validator', '13.5.2 13.6.0 13.7.0'),
  ...versions('jsonwebtoken', '8.5.1 9.0.0 9.0.1'),
  ...versions('cross-spawn', '7.0.3 7.0.4 7.0.5'),
  ...versions('ejs', '3.1.6 3.1.7 3.1.8', '3.1.8 3.1.9 3.1.10'),
  ...versions('commander', '6.2.1 7.0.0 7.1.0', '8.3.0 9.0.0 9.1.0'),
  ...versions('minimatch', '3.0.4 3.0.5 3.1.0'),
  ...versions('dotenv', '16.0.3 16.1.0 16.1.1'),
  ...versions('sanitize-html', '2.3.0 2.3.1 2.3.2'),
  // The second change has 28,000 lines, most of them in one file, which is left out of a review.
  ...versions('xml2js', '0.4.23 0.5.0 0.6.0', '0.6.0 0.6.1 0.6.2'),
  ...versions('form-data', '4.0.2 4.0.3 4.0.4'),
  ...versions('mustache', '4.0.1 4.1.0 4.2.0')
]

function versions(name: string, ...triples: readonly string[]): readonly PublishedChange[] {
  return triples.map((triple) => {
    const [before = '', after = '', fixed = ''] = triple.split(' ')
    return { name, before, after, fixed }
  })
}
