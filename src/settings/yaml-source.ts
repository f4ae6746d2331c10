import { parseYaml, type YamlSource } from '../text/yaml-source.ts'

export async function readYaml(text: string): Promise<YamlSource> {
  // Loaded here, because most repositories have no such file.
  return parseYaml(text, await import('yaml'))
}
