import type { RootFiles } from '../workspace/files/root-files.ts'
import { basePlan, untrackedCheck, type InstallPlan, type SetupFolders } from './install-plan.ts'

// Java ignores proxies in the environment. This variable sets one for each Java process, including those that a build starts.
const USE_PROXY = `port="\${https_proxy##*:}"
for scheme in http https; do
  JAVA_TOOL_OPTIONS="$JAVA_TOOL_OPTIONS \${port:+-D$scheme.proxyHost=127.0.0.1 -D$scheme.proxyPort=$port}"
done
export JAVA_TOOL_OPTIONS
`

/**
 * Maven downloads some plugins only when it finds test classes. This filter selects all classes but no test, because no class has
 * the method. All tests could take longer than the time limit of an installation.
 */
const NO_METHOD = " -Dtest='*#no_such_method' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false"

/** How the artifacts that pom.xml names are downloaded; undefined if there is none. */
export function planMaven({ names }: RootFiles, { cache }: SetupFolders): InstallPlan | undefined {
  if (!names.has('pom.xml')) return undefined
  return {
    ...basePlan,
    tool: 'maven',
    command: `${names.has('mvnw') ? './mvnw' : 'mvn'} -B -ntp -Dmaven.test.failure.ignore test`,
    ownOptions: NO_METHOD,
    check: untrackedCheck('target/*classes */target/*classes'),
    preparation: USE_PROXY,
    // Java takes the home folder from the system, and commands cannot see that folder.
    variables: { MAVEN_OPTS: `-Dmaven.repo.local=${cache}/maven`, MAVEN_USER_HOME: `${cache}/maven-wrapper` }
  }
}

/** An init script with which `test` compiles the tests and downloads what they need, and runs none. */
const NO_TESTS =
  'allprojects { tasks.withType(Test) { filter { includeTestsMatching("none.at.all"); failOnNoMatchingTests = false } } }'

/** How the artifacts that a Gradle build names are downloaded; undefined if there is none. */
export function planGradle({ names }: RootFiles, { cache, home: folder }: SetupFolders): InstallPlan | undefined {
  const builds = ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts']
  if (!builds.some((name) => names.has(name))) return undefined
  const [kept, home, script] = [`${cache}/gradle`, `${folder}/gradle`, `${folder}/no-tests.gradle`]
  return {
    ...basePlan,
    tool: 'gradle',
    command: `${names.has('gradlew') ? './gradlew' : 'gradle'} --no-daemon test`,
    ownOptions: ` --init-script '${script}'`,
    // Gradle must write to its home folder, and commands cannot write to ~/.gradle.
    check: 'test -w "$GRADLE_USER_HOME" -a -d "$GRADLE_USER_HOME/caches/modules-2"',
    preparation: `${USE_PROXY}echo '${NO_TESTS}' > '${script}' || exit\n`,
    installVariables: { GRADLE_USER_HOME: kept },
    // Later commands cannot write to the kept folder.
    completion: `mkdir -p '${home}' && cp -a '${kept}/.' '${home}/'`,
    variables: { GRADLE_USER_HOME: home }
  }
}
