import * as v from 'valibot';
import {checked} from '../src/lib/checked';
import {repeated} from '../src/lib/lists';

const Version = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/u, 'not major.minor'));
const Page = v.pipe(v.string(), v.regex(/^[\w-]+(?:\/[\w-]+)*$/u, 'not the id of a page'));
const Edition = v.pipe(v.string(), v.regex(/^\d+_\d+$/u, 'not an edition such as 8_0'));

const VersionsSchema = v.pipe(
  v.array(Version),
  v.minLength(1),
  v.check((list) => repeated(list).length === 0, 'has a version twice'),
);

const ManualsSchema = v.strictObject({
  /** The edition of the template generator that the pages of each manual link to. */
  generators: v.record(Version, Edition),
  /** Manuals that are gone: where their pages lead that the newest manual lacks. */
  retired: v.record(Version, v.record(Page, Page)),
  /** Pages that the newest manual has at another address than the one before had. */
  moved: v.optional(v.record(Page, Page)),
});

/** What data/manuals.json says about the versions of the manual. */
export type Manuals = v.InferOutput<typeof ManualsSchema>;

/**
 * Checks versions.json: `major.minor`, at least one.
 * @throws Error naming every wrong entry.
 */
export function parseVersions(json: unknown): string[] {
  return checked(VersionsSchema, json, 'versions.json');
}

/**
 * Checks data/manuals.json.
 * @param versions the published versions, each of which must have its generator
 * @throws Error naming every wrong entry.
 */
export function parseManuals(json: unknown, versions: readonly string[]): Manuals {
  const manuals = checked(ManualsSchema, json, 'data/manuals.json');
  const problems = [
    ...versions
      .filter((version) => manuals.generators[version] === undefined)
      .map(
        (version) =>
          `generators: ${version} is missing (npm run docs:cut writes it; docs:version does not)`,
      ),
    ...Object.keys(manuals.generators)
      .filter((version) => !versions.includes(version))
      .map((version) => `generators: ${version} is not in versions.json`),
    ...Object.keys(manuals.retired)
      .filter((version) => versions.includes(version))
      .map((version) => `retired: ${version} is still in versions.json`),
  ];
  if (problems.length > 0) {
    throw new Error(`Malformed data/manuals.json:\n  ${problems.join('\n  ')}`);
  }
  return manuals;
}
