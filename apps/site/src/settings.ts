// What the owner decides about the pages under Settings, Website; the usual settings where nobody
// says otherwise.
import { createContext, useContext } from 'react';
import { USUAL_SETTINGS, type Settings } from '@purlin/domain/company/settings/sections.ts';

const SettingsContext = createContext<Settings>(USUAL_SETTINGS);
/** Draws what is inside with these settings. */
export const SettingsProvider = SettingsContext.Provider;
export const useSettings = (): Settings => useContext(SettingsContext);
