import {createContext, use, type Context} from 'react';
import type {ExportPlan} from '@komebiyori/webm/planExport';
import {useStore} from '@site/src/lib/useStore';
import type {Draft} from './draft';
import type {Opened} from './phase';
import type {Tool} from './tool.browser';

/** What is worked on. */
interface Bench {
  readonly opened: Opened;
  /** What an export would do. */
  readonly plan: ExportPlan;
}

/** The tool of the page. */
export const ToolContext = createContext<Tool | undefined>(undefined);
export const BenchContext = createContext<Bench | undefined>(undefined);

function useGiven<T>(context: Context<T | undefined>): T {
  const value = use(context);
  if (value === undefined) throw new Error('This part is outside of the tool');
  return value;
}

/** @throws Error outside of the tool */
export const useTool = (): Tool => useGiven(ToolContext);
/** @throws Error while nothing is open */
export const useBench = (): Bench => useGiven(BenchContext);
export const useDraft = (): Draft => useStore(useTool().history).present.value;
