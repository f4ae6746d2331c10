import type { Case } from './real-package.ts'
import { turnsFor, type ChangedFile } from './scene.ts'

const SOURCE = 'src/main/java/timer/Durations.java'
const FIRST_PART_ONLY = `package timer;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class Durations {
    private static final Pattern PART = Pattern.compile("(\\\\d+)([hms])");

    public static int seconds(String text) {
        Matcher part = PART.matcher(text);
        int total = 0;
        if (part.find()) {
            int unit = part.group(2).equals("h") ? 3600 : part.group(2).equals("m") ? 60 : 1;
            total += Integer.parseInt(part.group(1)) * unit;
        }
        return total;
    }
}
`
const ALL_PARTS = FIRST_PART_ONLY.replace('if (part.find())', 'while (part.find())')

const FIX: ChangedFile = [SOURCE, FIRST_PART_ONLY, ALL_PARTS]

function project(files: Readonly<Record<string, string>>, more: readonly ChangedFile[] = []): Case['scene'] {
  return () => Promise.resolve({ files: { ...files, [SOURCE]: FIRST_PART_ONLY }, script: turnsFor([FIX, ...more]) })
}

/** @param more what the model changes besides the bug */
export function mavenProject(more: readonly ChangedFile[]): Case['scene'] {
  return project({ 'pom.xml': POM, [TEST]: JUPITER }, more)
}

export const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>timer</groupId>
  <artifactId>timer</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.source>17</maven.compiler.source>
    <maven.compiler.target>17</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.junit.jupiter</groupId>
      <artifactId>junit-jupiter</artifactId>
      <version>5.10.2</version>
      <scope>test</scope>
    </dependency>
  </dependencies>
  <build>
    <plugins>
      <plugin><artifactId>maven-surefire-plugin</artifactId><version>3.2.5</version></plugin>
    </plugins>
  </build>
</project>
`

/** One test passes before and after; the others fail before, in the ways in which JUnit 5 names them. */
const JUPITER = `package timer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DurationsTest {
    @Test
    void readsOnePart() {
        assertEquals(3600, Durations.seconds("1h"));
    }

    @ParameterizedTest
    @CsvSource({"2m, 120", "1h 30m, 5400"})
    void reads(String text, int seconds) {
        assertEquals(seconds, Durations.seconds(text));
    }

    @Nested
    class WithThreeParts {
        @Test
        void addsThemUp() {
            assertEquals(3661, Durations.seconds("1h 1m 1s"));
        }
    }
}
`

const JUNIT_4 = `package timer;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class DurationsTest {
    @Test
    public void readsOnePart() {
        assertEquals(3600, Durations.seconds("1h"));
    }

    @Test
    public void addsUpAllParts() {
        assertEquals(5400, Durations.seconds("1h 30m"));
    }
}
`

const TEST = 'src/test/java/timer/DurationsTest.java'

/** Projects of Java whose bug some tests show and others do not. */
export const javaProjects: readonly Case[] = [
  {
    name: 'maven with JUnit 5',
    shows: 'parameterized and nested tests',
    scene: mavenProject([]),
    outcome: 'proposed',
    verifyStatus: 'passed',
    says: ['4 pass'],
    fixes: ['timer.DurationsTest.reads(String, int)[2]', 'timer.DurationsTest$WithThreeParts.addsThemUp']
  },
  {
    name: 'gradle with JUnit 4',
    shows: 'gradle test, of Debian',
    scene: project({
      'build.gradle':
        "plugins { id 'java' }\nrepositories { mavenCentral() }\ndependencies { testCompile 'junit:junit:4.13.2' }\n",
      // Java 17 fails to read the control groups of some sandboxes.
      'gradle.properties': 'org.gradle.jvmargs=-XX:-UseContainerSupport\n',
      'settings.gradle': "rootProject.name = 'timer'\n",
      [TEST]: JUNIT_4
    }),
    outcome: 'proposed',
    verifyStatus: 'passed',
    says: ['2 pass'],
    fixes: ['timer.DurationsTest.addsUpAllParts']
  }
]
