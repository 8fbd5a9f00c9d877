/** Ids of the services to load; the empty string stands for a service that is off. */
export interface ThirdPartyIds {
  adClientId: string;
  tagManagerId: string;
}

export interface ThirdPartyOptions extends ThirdPartyIds {
  appEnv: 'production' | 'development' | 'test';
}

/** The ids that count, or undefined when nothing may be loaded: no id, or not production. */
export function activeIds(options: ThirdPartyOptions): ThirdPartyIds | undefined {
  const {adClientId, tagManagerId, appEnv} = options;
  if (appEnv !== 'production' || (adClientId === '' && tagManagerId === '')) return undefined;
  return {adClientId, tagManagerId};
}
