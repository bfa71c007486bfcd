import { chromium } from '@playwright/test'
import { measureGame } from './src/commands/speed/game-speed.ts'
import http from 'node:http'; import fs from 'node:fs'; import path from 'node:path'
const root=process.argv[2] ?? '/work/wt-loading/dist'
const types: any={'.js':'text/javascript','.css':'text/css','.html':'text/html','.json':'application/json','.svg':'image/svg+xml','.woff2':'font/woff2'}
import { gzipSync } from 'node:zlib'
const s = http.createServer((q,r)=>{let p=new URL(q.url!,'http://x').pathname; if(p.endsWith('/'))p+='index.html'; const f=path.join(root,p); if(!fs.existsSync(f)){r.writeHead(404);return void r.end()} r.writeHead(200,{'content-type':types[path.extname(f)]??'application/octet-stream','content-encoding':'gzip'}); r.end(gzipSync(fs.readFileSync(f)))}).listen(0)
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const t=setTimeout(()=>{console.log('timeout');process.exit(1)},110000)
console.log(JSON.stringify(await measureGame(b,`http://localhost:${(s.address() as any).port}/`,{cpu:4,bitsPerSecond:10_000_000,latency:40},Number(process.argv[3]??1))))
await b.close(); process.exit()
