/** Whether a change of the query is a new entry of the history, or changes the newest one. */
export type HistoryEntry = 'new' | 'same';

export interface TypingSession {
  /**
   * What a change does to the history. While one types, only the first change makes an entry, so that
   * going back leads to the query before and not from letter to letter.
   */
  change: (kind: 'typed' | 'committed') => HistoryEntry;
  /** The query stands: what is typed next is another one. */
  end: () => void;
}

export function typingSession(): TypingSession {
  let isTyping = false;
  return {
    change: (kind) => {
      const entry = isTyping ? 'same' : 'new';
      isTyping = kind === 'typed';
      return entry;
    },
    end: () => {
      isTyping = false;
    },
  };
}
