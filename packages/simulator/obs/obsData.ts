/**
 * What is left of JSON once obs-websocket has turned it into OBS's own data (`obs_data_t`): of lists
 * only the objects in them, and no `null`.
 *
 * @see https://github.com/obsproject/obs-websocket/blob/5.6.3/src/utils/Json.cpp (`obs_data_set_json_array`)
 */
export function asObsData(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isObject).map(asObsData);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(kept.map(([key, one]) => [key, asObsData(one)]));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
