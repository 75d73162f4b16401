import { todayInMexico } from '@flota/schemas';
import { useState } from 'react';

/** The lender's day. It stays while a page is open, so that its texts agree with each other. */
export const useToday = (): string => useState(todayInMexico)[0];
