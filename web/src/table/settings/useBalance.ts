import type { BalanceReport } from '@hollow/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, api } from '../../net/api.ts';
import { useText } from '../../words/Words.tsx';

interface Balance {
  /** Null while the server has not answered. */
  readonly report: BalanceReport | null;
  /** The code of the failure. */
  readonly failed: string | null;
  readonly again: () => void;
}

/** How fair haunts are, as the server knows it. */
export function useBalance(): Balance {
  const { lang } = useText();
  const [report, setReport] = useState<BalanceReport | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const again = useCallback(() => {
    api.balance(lang).then(
      (found) => {
        setReport(found);
        setFailed(null);
      },
      (error: unknown) => setFailed(error instanceof ApiError ? error.code : 'internal'),
    );
  }, [lang]);
  useEffect(again, [again]);
  return { report, failed, again };
}
