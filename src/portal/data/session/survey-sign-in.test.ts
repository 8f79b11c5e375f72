import { expect, it } from 'vitest';
import {
  storeSsoAnswer,
  rememberSurveyOfSignIn,
  surveyStart,
  takeSsoAnswer,
  takeSurveyOfStart,
} from './survey-sign-in.ts';

it('returns the survey of a started sign-in, once', () => {
  rememberSurveyOfSignIn(new URL(surveyStart('/x', 'foro & más'), 'https://portal.example').search);
  expect(takeSurveyOfStart()).toBe('foro & más');
  expect(takeSurveyOfStart()).toBeUndefined();
});

it('forgets a survey when another sign-in is started for the portal', () => {
  rememberSurveyOfSignIn('?encuesta=foro');
  rememberSurveyOfSignIn('');
  expect(takeSurveyOfStart()).toBeUndefined();
});

it('hands over an answer once, and only to its survey', () => {
  storeSsoAnswer('foro', 'código');
  expect(takeSsoAnswer('otra')).toBeUndefined();
  expect(takeSsoAnswer('foro')).toBe('código');
  expect(takeSsoAnswer('foro')).toBeUndefined();
});
