const MAX_DEPTH = 10;

function messageOf(value: unknown): string {
  if (value instanceof Error) return value.message === '' ? value.name : value.message;
  return String(value);
}

/** The message of an error followed by those of its causes, outermost first. Ends in a cycle too. */
export function causeChain(error: unknown): string[] {
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && messages.length < MAX_DEPTH) {
    messages.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
