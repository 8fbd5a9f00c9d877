import {useEffect, useState} from 'react';
import {createPatternTrial, type PatternTrial} from '@komebiyori/effects/trial';

/** A trial of expressions for as long as the component is there. */
export function usePatternTrial(): PatternTrial {
  const [trial] = useState(createPatternTrial);
  useEffect(() => trial.close, [trial]);
  return trial;
}
