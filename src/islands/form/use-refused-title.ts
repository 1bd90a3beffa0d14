import { useEffect, useRef } from 'react';
import { showInTitle } from './refused-title.ts';

interface RefusedTitleOptions {
  /** Until then the title stays as the server made it. */
  readonly isAsked: boolean;
  readonly isRefused: boolean;
}

/** @param form Tells the forms of a page apart. */
export function useRefusedTitle(form: string, { isAsked, isRefused }: RefusedTitleOptions): void {
  const isBegun = useRef(false);
  useEffect(() => {
    isBegun.current ||= isAsked || isRefused;
    if (isBegun.current) showInTitle(form, isRefused);
  }, [form, isAsked, isRefused]);
}
