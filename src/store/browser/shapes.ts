/**
 * The shapes of what the page keeps beside games: tables in a list, wishes, decks.
 * Written by `npm run shapes`: to be written again whenever a type has changed. (A test looks whether it has been.)
 */

import type { Shapes } from '../../kernel/shape.ts'

export const shapes: Shapes = JSON.parse(
  '{"nodes":[["object",{"id":1,"name":1,"kind":2,"source":1,"title":3,"edition":1,"created":6,"written":6,"order?":6,"turn":7,"player":8,"phase":9,"life":10,"places":12,"decisions":6,"done":13,"winner":8,"older?":14,"deleted?":6}],["text"],["among","game","practice","lesson","file","broken"],["one of",4,5],["among",null],["object",{"en":1,"fr":1}],["number"],["one of",4,6],["among",null,"light","dark"],["one of",4,1],["one of",4,11],["object",{"light":6,"dark":6}],["list",1],["among",false,true],["among",true],["object",{"id":1,"lesson":13,"game?":13,"practice?":16,"replay?":25,"opened?":14}],["object",{"side":17,"level":18,"pace":19,"budget":6,"reasons":13,"setUp?":20}],["among","light","dark"],["among","recruit","trooper","admiral"],["among","slow","normal","fast","step"],["object",{"decks":21,"edition":22,"seed":1,"printed?":23}],["object",{"light":9,"dark":9}],["among","ar","crd"],["record",24],["any"],["object",{"view":26,"own?":17}],["among","light","dark","both","none"],["object",{"side":17,"level":18,"pace":19,"budget":6,"reasons":13}],["object",{"id":1,"name":1,"sheet":29,"notes":1,"changed":6,"deleted":7}],["object",{"side":17,"cards":30,"outside":30,"start":12,"unknown":31}],["record",6],["list",32],["object",{"count":6,"title":1,"id?":1,"outside?":14}],["object",{"id":1,"deck":1,"when":6,"label":1,"sheet":29}]],"at":{"summary":0,"source":15,"wish":27,"deck":28,"sheet":29,"version":33}}',
)
