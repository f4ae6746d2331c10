/** Packages of Debian and Ubuntu, by a word of the message that names what is missing. */
const SYSTEM_PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/ensurepip|python3-venv/, 'python3-venv'],
  [/pg_config|libpq/, 'libpq-dev'],
  [/mysql|mariadb/, 'default-libmysqlclient-dev pkg-config'],
  [/Python\.h/, 'python3-dev'],
  [/ffi\.h|libffi/, 'libffi-dev'],
  [/openssl|-lssl|-lcrypto/, 'libssl-dev pkg-config'],
  [/xml2|libxml/, 'libxml2-dev libxslt1-dev'],
  [/cairo/, 'libcairo2-dev libpango1.0-dev pkg-config'],
  [/jpeg/, 'libjpeg-dev'],
  [/zlib|-lz\b/, 'zlib1g-dev'],
  [/sqlite3/, 'libsqlite3-dev'],
  [/dbus/, 'libdbus-1-dev pkg-config'],
  [/alsa/, 'libasound2-dev pkg-config'],
  [/udev/, 'libudev-dev pkg-config'],
  [/curl/, 'libcurl4-openssl-dev'],
  [/cmake/, 'cmake'],
  [/gcc|g\+\+|\bcc\b|make/, 'build-essential']
]

/** The packages that hold what the line names as missing; a placeholder if it is unknown. */
export function systemPackageFor(line: string): string {
  return SYSTEM_PACKAGES.find(([pattern]) => pattern.test(line))?.[1] ?? 'NAME-OF-THE-PACKAGE'
}
