// The owner's settings for the pages (Settings, Website); the defaults outside a provider.
import { createContext, useContext } from 'react';
import { USUAL_SETTINGS, type Settings } from '@purlin/domain/company/settings/sections.ts';

const SettingsContext = createContext<Settings>(USUAL_SETTINGS);
/** Renders its children with these settings. */
export const SettingsProvider = SettingsContext.Provider;
export const useSettings = (): Settings => useContext(SettingsContext);
