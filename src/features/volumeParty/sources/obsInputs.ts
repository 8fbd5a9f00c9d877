import * as v from 'valibot';

/** Of an answer or a message; OBS with more than a few hundred sources is hardly to be used. */
export const MOST_INPUTS = 1000;
/** In code units: longer ones no settings keep (`source` of `rules/rule.ts`), and no list can show. */
const LONGEST_NAME = 290;

/** Bars that move at once: a thousand leave a page three pictures a second. */
const MOST_SHOWN = 50;

/** The first of many inputs, and how many more there are. */
export const firstInputs = <T>(all: readonly T[]): {shown: readonly T[]; more: number} => ({
  shown: all.slice(0, MOST_SHOWN),
  more: Math.max(0, all.length - MOST_SHOWN),
});

/** The name of an input, as it is listed, heard and kept. */
export const InputName = v.pipe(v.string(), v.maxLength(LONGEST_NAME));

/** Entries of which so many are looked at, whatever there are: a server may say anything. */
export const entries = v.pipe(
  v.array(v.unknown()),
  v.transform((all) => all.slice(0, MOST_INPUTS)),
);

/** `GetInputList` of obs-websocket 5. */
const Listed = v.object({inputs: entries});
const Input = v.object({
  inputName: InputName,
  inputKind: v.fallback(v.optional(v.string()), undefined),
});

/** An input of OBS as it is listed; without a kind where OBS tells none. */
interface ListedInput {
  readonly name: string;
  readonly kind: string | undefined;
}

/** The inputs that an answer lists; undefined for what is no such answer. */
export function readInputs(answer: unknown): readonly ListedInput[] | undefined {
  const listed = v.safeParse(Listed, answer);
  if (!listed.success) return undefined;
  return listed.output.inputs.flatMap((one) => {
    const input = v.safeParse(Input, one);
    return input.success ? [{name: input.output.inputName, kind: input.output.inputKind}] : [];
  });
}

const Renamed = v.object({oldInputName: InputName, inputName: InputName});

/** What `InputNameChanged` tells; undefined for what is no such event, or a name that is not kept. */
export function readRenamed(data: unknown): v.InferOutput<typeof Renamed> | undefined {
  const renamed = v.safeParse(Renamed, data);
  return renamed.success ? renamed.output : undefined;
}

/** The name that `InputRemoved` tells; undefined for what is no such event. */
export function readRemoved(data: unknown): string | undefined {
  const removed = v.safeParse(v.object({inputName: v.string()}), data);
  return removed.success ? removed.output.inputName : undefined;
}
