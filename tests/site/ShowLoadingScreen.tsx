/** A page with nothing but a loading screen, in the language that its address names. */
import { createRoot } from 'react-dom/client';
import '#shell/browser/loading-screen.css';
import { LoadingScreen } from '#shell/browser/LoadingScreen.tsx';
import { parseLanguageParameter } from '#platform/languages/locale.ts';
import { translator } from '#shell/languages/messages.ts';

const t = translator(parseLanguageParameter(new URL(location.href).searchParams.get('lang')) ?? 'et');
createRoot(document.body).render(
  <LoadingScreen texts={{ loading: t('common.loading'), slow: t('common.loadingSlow') }} />,
);
