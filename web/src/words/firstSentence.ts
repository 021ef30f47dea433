/** What a goal is; how it may be gone about is told in the books. */
export const firstSentence = (goal: string): string => /^.*?[.!?。](?=\s|$)/u.exec(goal)?.[0] ?? goal;
